import type { ArticleVersion } from '@clinic/contract/articles'
import { momentText } from '../../lib/format/dates.ts'
import { countText } from '../../lib/format/lists.ts'
import { Chip } from '../../ui/chip.tsx'
import classes from './article-drawer.module.css'

/** Every version with its words: who wrote it, who approved it. */
export function ArticleHistory({ versions }: { versions: readonly ArticleVersion[] }) {
  return (
    <section className={classes.history} aria-labelledby="article-versions">
      <h3 id="article-versions" className={classes.head}>
        Versions
      </h3>
      <ol className={classes.versions} reversed>
        {versions.map((one) => (
          <li key={one.version} className={classes.version}>
            <div className={classes.facts}>
              <strong>Version {one.version}</strong>
              <span>
                {one.saved_by}, {momentText(one.saved_at)}
              </span>
              {one.live && <Chip tone="good">Live</Chip>}
              {one.approved_at && (
                <span>
                  approved by {one.approved_by}, {momentText(one.approved_at)}
                </span>
              )}
              <span>{countText(one.phrasings.length, 'phrasing')}</span>
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
