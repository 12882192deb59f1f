import { PASSWORD_MIN } from '@clinic/core/auth/password'
import { PasswordInput } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { passwordComposition } from '../../../lib/page-settings.ts'

export type NewPassword = { password: string; confirm: string }
type Props = {
  label: string
  value: NewPassword
  errors: Partial<NewPassword>
  onChange: (value: NewPassword) => void
}

/** A new password, typed twice, with the rules it has to keep. */
export function NewPasswordFields({ label, value, errors, onChange }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        description={passwordRules(passwordComposition())}
        name="password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password && t(errors.password)}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('Confirm password')}
        name="confirm"
        autoComplete="new-password"
        value={value.confirm}
        error={errors.confirm && t(errors.confirm)}
        onChange={(event) => onChange({ ...value, confirm: event.currentTarget.value })}
      />
    </>
  )
}

function passwordRules(composition: boolean): string {
  const least = { least: PASSWORD_MIN }
  return composition
    ? t(
        'At least {least} characters, including a capital letter, a number and a special character such as ! or &. A few unrelated words are easy to remember and hard to guess.',
        least,
      )
    : t('At least {least} characters. A few unrelated words are easy to remember and hard to guess.', least)
}
