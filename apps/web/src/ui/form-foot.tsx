import { Button, Group } from '@mantine/core'
import { t } from '../lib/messages/t.ts'
import classes from './form-foot.module.css'

type Props = {
  /** Why the form was not taken, where no field says it. */
  error: string | undefined
  /** What the button does. */
  label: string
  busy: boolean
  onCancel: () => void
}

/** The end of a form in a dialog: what went wrong, the way out, and the button that sends it. */
export function FormFoot({ error, label, busy, onCancel }: Props) {
  return (
    <>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {label}
        </Button>
      </Group>
    </>
  )
}
