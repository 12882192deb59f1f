import type { Effect } from '@clinic/contract/articles'
import { INTENT_CHOICES, intentText } from '../../lib/format/intent-text.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { chanceText } from './article-messages.ts'
import classes from './misunderstood-view.module.css'

/** What a phrase changes on sentences that training never sees. */
export function EffectView({ effect: { sets, changed, points, itself } }: { effect: Effect }) {
  return (
    <div className={classes.effect}>
      <div>
        {tRich('This phrase: {before} → {after}', { before: nameOf(itself.before), after: <strong>{nameOf(itself.after)}</strong> })}
      </div>
      <table className={classes.table} aria-label={t('Test set')}>
        <thead>
          <tr>
            <th scope="col">{t('Evaluation set')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('After')}</th>
          </tr>
        </thead>
        <tbody>
          {sets.map(({ name, before, after }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                <Score {...before} />
              </td>
              <td>
                <Score {...after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Chip tone={points > 0 ? 'good' : points < 0 ? 'bad' : 'plain'}>
          {points === 0
            ? t('No overall change')
            : t('{sign}{points} points in all', { sign: points > 0 ? '+' : '−', points: numberText(Math.abs(points), 1) })}
        </Chip>
      </div>
      <h3 className={classes.head}>{changed.length === 0 ? t('No test sentences change') : t('Test sentences that change')}</h3>
      {changed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
        <ul className={classes.changes} tabIndex={0} aria-label={t('Test sentences that change')}>
          {changed.map((one) => (
            <li key={one.text} className={classes.change}>
              {t('“{text}”: {before} → {after}', { text: one.text, before: nameOf(one.before), after: nameOf(one.after) })}{' '}
              {one.better !== null && <Chip tone={one.better ? 'good' : 'bad'}>{one.better ? t('now correct') : t('now incorrect')}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const INTENTS: ReadonlySet<string> = new Set(['unknown', ...INTENT_CHOICES.map(({ value }) => value)])

function nameOf(text: string): string {
  return INTENTS.has(text) ? intentText(text) : text
}

function Score({ right, of }: { right: number; of: number }) {
  if (of === 0) return '–'
  return (
    <>
      <span className={classes.metric}>{chanceText(right / of)}</span>{' '}
      <span className={classes.metric}>{t('({right} of {of})', { right: numberText(right), of: numberText(of) })}</span>
    </>
  )
}
