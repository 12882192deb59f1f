import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { brandName } from '../../../lib/page-settings.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { OnPaper } from '../../../ui/on-paper.tsx'
import classes from './recovery-codes.module.css'

const LEAD = t('Use one of these codes to log in if you lose your phone or security key. Each works once.')

/** Recovery codes, shown this once: to be saved, printed or written down. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const [isSaved, setIsSaved] = useState(false)
  const save = () => {
    saveFile(new Blob([`${brandName()}\n${LEAD}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
    setIsSaved(true)
  }
  const print = () => {
    window.print()
    setIsSaved(true)
  }
  return (
    <Stack gap="md">
      <Text fw={600}>{t('Save your recovery codes')}</Text>
      <Text>{t('{LEAD} Store them somewhere other than your phone. You won’t see them again.', { LEAD })}</Text>
      <CodeList codes={codes} />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          {t('Download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
          {t('Print')}
        </Button>
        <Button onClick={onSaved}>{isSaved ? t('Done') : t('I’ve saved my codes')}</Button>
      </Group>
      <OnPaper>
        <div className={classes.sheet}>
          <h1>{brandName()}</h1>
          <p>{LEAD}</p>
          <CodeList codes={codes} />
        </div>
      </OnPaper>
      <Alert color="accent">{t('We will never ask for these codes by email or phone.')}</Alert>
    </Stack>
  )
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol className={classes.codes} aria-label={t('Recovery codes')}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  )
}
