import { addPasskey, PASSKEY_NAME_MAX, startPasskeyEnrolment } from '@clinic/contract/auth/second-factors'
import { deviceWords } from '@clinic/core/auth/device-words'
import { Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { makePasskey } from '../../../lib/browser-passkeys.ts'
import { t } from '../../../lib/messages/t.ts'
import { PasswordStep } from '../password/password-step.tsx'
import type { SetupProps } from './totp-setup.tsx'

/** Adds a passkey: a name to know it by, the password, then the browser asks. */
export function PasskeySetup({ token, email, onDone, onCancel }: SetupProps) {
  const mine = token === undefined ? {} : { token }
  const [name, setName] = useState(() => deviceWords(navigator.userAgent))
  const adding = useMutation({
    mutationFn: async (current_password: string) => {
      const answer = await makePasskey(await call(startPasskeyEnrolment, { ...mine, body: { current_password } }))
      return call(addPasskey, { ...mine, body: { name: name.trim() || t('Passkey'), answer } })
    },
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <PasswordStep
      confirm={t('Create a passkey')}
      {...(email && { email })}
      pending={adding.isPending}
      error={adding.error}
      onConfirm={adding.mutate}
      onCancel={onCancel}
    >
      <Stack gap="md">
        <Text>
          {t(
            'A passkey is stored on this device, your phone or a security key, and unlocked with a PIN, fingerprint or face. It can’t be phished.',
          )}
        </Text>
        <TextInput
          label={t('Passkey name')}
          name="passkey"
          autoComplete="off"
          maw={400}
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Stack>
    </PasswordStep>
  )
}
