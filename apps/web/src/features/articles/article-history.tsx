import type { ArticleVersion } from '@clinic/contract/articles'
import { momentText } from '../../lib/format/dates.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import classes from './article-drawer.module.css'

/** Every version with its words: who wrote it, who approved it. */
export function ArticleHistory({ versions }: { versions: readonly ArticleVersion[] }) {
  return (
    <section className={classes.history} aria-labelledby="article-versions">
      <h3 id="article-versions" className={classes.head}>
        {t('Versions')}
      </h3>
      <ol className={classes.versions} reversed>
        {versions.map((one) => (
          <li key={one.version} className={classes.version}>
            <div className={classes.facts}>
              <strong>{t('Version {version}', { version: one.version })}</strong>
              <span>
                {tSentence(one.saved_by)}, {momentText(one.saved_at)}
              </span>
              {one.live && <Chip tone="good">{t('Live')}</Chip>}
              {one.approved_at && (
                <span>
                  {t('approved by {approved_by}, {approved_at}', {
                    approved_by: one.approved_by && tSentence(one.approved_by),
                    approved_at: momentText(one.approved_at),
                  })}
                </span>
              )}
              <span>{t('{phrasings, plural, one {# phrasing} other {# phrasings}}', { phrasings: one.phrasings.length })}</span>
            </div>
            <p>
              <strong>{one.title}</strong>
            </p>
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
