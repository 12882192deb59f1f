import { exportPatients, IMPORT_FORMATS, IMPORT_KINDS, readTemplate } from '@clinic/contract/imports'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { callAddress } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { KIND_NAMES } from '../state/import-messages.ts'
import { useDownload } from '../state/use-download.ts'
import classes from './files-panel.module.css'

type Row = { label: string; hint: string; files: readonly { path: string; name: string; format: string }[] }

const ROWS: readonly Row[] = [
  ...IMPORT_KINDS.map((kind) => ({
    label: t('Template: {kind}', { kind: KIND_NAMES[kind] }),
    hint: t('headers and two sample rows'),
    files: IMPORT_FORMATS.map((format) => ({
      path: callAddress(readTemplate.path, { kind, format }),
      name: `${kind}-template.${format}`,
      format,
    })),
  })),
  {
    label: t('All patients'),
    hint: t('current data in the same format. Edit it and upload it again'),
    files: IMPORT_FORMATS.map((format) => ({ path: callAddress(exportPatients.path, { format }), name: `patients.${format}`, format })),
  },
]

/** Files to begin with: templates with examples, and all patients. */
export function FilesPanel() {
  const [download, under] = useDownload()
  return (
    <Panel title={t('Templates and exports')}>
      <ul className={classes.rows}>
        {ROWS.map(({ label, hint, files }) => (
          <li key={label} className={classes.row}>
            <span className={classes.words}>
              <strong>{label}</strong> <span className={classes.hint}>{hint}</span>
            </span>
            <span className={classes.buttons}>
              {files.map(({ path, name, format }) => (
                <Button
                  key={path}
                  size="xs"
                  variant="default"
                  leftSection={<IconDownload size={14} aria-hidden />}
                  aria-label={`${label}, .${format}`}
                  loading={under === path}
                  onClick={() => download(path, name)}
                >
                  .{format}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
