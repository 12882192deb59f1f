import type { Effect } from '@clinic/contract/articles'
import { numberText } from '../../lib/format/numbers.ts'
import { Chip } from '../../ui/chip.tsx'
import { chanceText, INTENT_CHOICES, intentName } from './article-messages.ts'
import classes from './misunderstood-view.module.css'

/** What a phrase changes on sentences that training never sees. */
export function EffectView({ effect: { sets, changed, points, itself } }: { effect: Effect }) {
  return (
    <div className={classes.effect}>
      <div>
        This phrase: {nameOf(itself.before)} → <strong>{nameOf(itself.after)}</strong>
      </div>
      <table className={classes.table} aria-label="Test set">
        <thead>
          <tr>
            <th scope="col">Evaluation set</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
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
          {points === 0 ? 'No overall change' : `${points > 0 ? '+' : '−'}${numberText(Math.abs(points), 1)} points in all`}
        </Chip>
      </div>
      <h3 className={classes.head}>{changed.length === 0 ? 'No test sentences change' : 'Test sentences that change'}</h3>
      {changed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
        <ul className={classes.changes} tabIndex={0} aria-label="Test sentences that change">
          {changed.map((one) => (
            <li key={one.text} className={classes.change}>
              “{one.text}”: {nameOf(one.before)} → {nameOf(one.after)}{' '}
              {one.better !== null && <Chip tone={one.better ? 'good' : 'bad'}>{one.better ? 'now correct' : 'now incorrect'}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const INTENTS: ReadonlySet<string> = new Set(['unknown', ...INTENT_CHOICES.map(({ value }) => value)])

function nameOf(text: string): string {
  return INTENTS.has(text) ? intentName(text) : text
}

function Score({ right, of }: { right: number; of: number }) {
  if (of === 0) return '–'
  return (
    <>
      <span className={classes.metric}>{chanceText(right / of)}</span>{' '}
      <span className={classes.metric}>
        ({numberText(right)} of {numberText(of)})
      </span>
    </>
  )
}
