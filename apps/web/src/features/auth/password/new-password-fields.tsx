import { PASSWORD_MIN } from '@clinic/core/auth/password'
import { PasswordInput } from '@mantine/core'
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
        error={errors.password}
        onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      />
      <PasswordInput
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        value={value.confirm}
        error={errors.confirm}
        onChange={(event) => onChange({ ...value, confirm: event.currentTarget.value })}
      />
    </>
  )
}

function passwordRules(composition: boolean): string {
  const signs = composition ? ', including a capital letter, a number and a special character such as ! or &' : ''
  return `At least ${PASSWORD_MIN} characters${signs}. A few unrelated words are easy to remember and hard to guess.`
}
