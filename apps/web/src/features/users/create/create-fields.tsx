import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import type { GroupDetails } from '@clinic/contract/users'
import type { CreateForm, FormPath } from '@clinic/core/users/create-form'
import type { UserError } from '@clinic/core/users/user-fields'
import { MultiSelect, PasswordInput, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { groupText } from '../../../lib/format/group-text.ts'
import { t } from '../../../lib/messages/t.ts'

const CREATE_METHODS: { value: FormPath; label: string }[] = [
  { value: 'invite', label: t('Invite by email') },
  { value: 'password', label: t('Set a password') },
]
const HINTS: Record<FormPath, string> = {
  invite: t('We’ll email a link so they can choose their own password.'),
  password: t('You set a temporary password and share it with them.'),
}
const PROVINCE_NAMES = PROVINCE_CODES.map((code) => ({ value: PROVINCES[code], label: t(PROVINCES[code]) }))

type Props = {
  form: CreateForm
  groups: readonly GroupDetails[]
  errors: UserError
  onChange: (parts: Partial<CreateForm>) => void
  onTouch: (field: keyof CreateForm) => void
}

/** The fields of a new user, each with its message beside it. */
export function CreateFields({ form, groups, errors, onChange, onTouch }: Props) {
  const text = (field: 'email' | 'first_name' | 'last_name' | 'phone' | 'password' | 'confirmPassword') => ({
    value: form[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
    onBlur: () => onTouch(field),
  })
  return (
    <Stack gap="md">
      <div>
        <SegmentedControl
          fullWidth
          aria-label={t('Login method')}
          data={CREATE_METHODS}
          value={form.way}
          onChange={(path) => onChange({ way: path as FormPath })}
        />
        <Text c="dimmed" mt={6}>
          {HINTS[form.way]}
        </Text>
      </div>
      <TextInput label={t('Email')} type="email" required autoComplete="off" maxLength={254} data-autofocus {...text('email')} />
      {form.way === 'password' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <PasswordInput
            label={t('Password')}
            description={t('At least 8 characters, with a capital letter, a number and a special character')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            autoComplete="new-password"
            {...text('password')}
          />
          <PasswordInput label={t('Confirm password')} required autoComplete="new-password" {...text('confirmPassword')} />
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('First name')} required autoComplete="off" {...text('first_name')} />
        <TextInput label={t('Last name')} required autoComplete="off" {...text('last_name')} />
      </SimpleGrid>
      <TextInput label={t('Phone')} description={t('Optional')} type="tel" autoComplete="off" {...text('phone')} />
      <MultiSelect
        label={t('Licensed provinces')}
        data={PROVINCE_NAMES}
        value={[...form.provinces]}
        onChange={(provinces) => onChange({ provinces })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('Clear the provinces') }}
      />
      <MultiSelect
        label={t('Roles')}
        data={groups.map((group) => ({ value: String(group.id), label: groupText(group) }))}
        value={form._auth_group_ids.map(String)}
        onChange={(ids) => onChange({ _auth_group_ids: ids.map(Number) })}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear the roles') }}
      />
    </Stack>
  )
}
