import type { Questionnaire } from '@clinic/contract/questionnaires'
import { toFhir } from '@clinic/core/questionnaires/interchange/to-fhir'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { publicOrigin } from '../../../lib/page-settings.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { downloadQuestions } from './download-questions.ts'
import { PrintCopy } from './print-copy.tsx'
import classes from './publish-view.module.css'

/** A questionnaire as the specification's JSON, as FHIR R4 with what FHIR has no words for, and on paper. */
export function VersionDownloads({ document }: { document: Questionnaire }) {
  const [printing, setPrinting] = useState(false)
  const { resource, cannotSay } = useMemo(() => toFhir(document, publicOrigin()), [document])
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => downloadQuestions(document.key, document.questions)}
        >
          {t('JSON')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() =>
            saveFile(new Blob([`${JSON.stringify(resource, null, 2)}\n`], { type: 'application/fhir+json' }), `${document.key}.fhir.json`)
          }
        >
          {t('FHIR R4 Questionnaire')}
        </Button>
        <Button size="xs" variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => setPrinting(true)}>
          {t('Printable version')}
        </Button>
      </div>
      {cannotSay.length > 0 && (
        <details>
          <summary>
            {t('Not supported in FHIR: {cannotSay, plural, one {# thing} other {# things}}', { cannotSay: cannotSay.length })}
          </summary>
          <p className={classes.quiet}>{t('These are saved as custom extensions. Other systems will ignore them.')}</p>
          <ul className={classes.differences}>
            {cannotSay.map(({ tag, field, text }) => (
              <li key={`${tag} ${field}`}>{text}</li>
            ))}
          </ul>
        </details>
      )}
      {printing && <PrintCopy document={document} onPrinted={() => setPrinting(false)} />}
    </div>
  )
}
