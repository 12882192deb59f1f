import { matchVerification, type VerificationCall } from '@clinic/contract/documents/verification'
import { phoneKey } from '@clinic/core/patients/matches-identifiers'
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconPhoneCall } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { EndWithDoubt } from './end-with-doubt.tsx'
import type { Started } from './started.ts'
import classes from './verification.module.css'

type Props = { going: Started; onMatched: (call: VerificationCall) => void; onEnded: (call: VerificationCall) => void }

/** Call back on the number on file, then type what the caller reads out. */
export function MatchStep({ going, onMatched, onEnded }: Props) {
  const { id, seller, call_back } = going.call
  const [number, setNumber] = useState('')
  const [read, setRead] = useState({ given_name: '', surname: '', birth_date: '' })
  const [tried, setTried] = useState(false)
  const comparing = useMutation({
    mutationFn: () => call(matchVerification, { params: { id: String(id) }, body: { number_called: number.trim(), ...read } }),
    onSuccess: onMatched,
  })
  const field = (name: keyof typeof read) => ({
    value: read[name],
    error: tried && read[name].trim() === '' ? t('Type what the caller reads out.') : null,
    onChange: (event: { currentTarget: { value: string } }) => setRead({ ...read, [name]: event.currentTarget.value }),
  })
  const complete = Object.values(read).every((value) => value.trim() !== '')
  const isOnFile = phoneKey(number) === phoneKey(call_back)
  return (
    <>
      <Panel title={t('Call {seller} back', { seller })}>
        <Stack gap="md">
          <p className={classes.text}>{t('Hang up and call the number on file, never the one that the caller gives:')}</p>
          <a className={classes.phone} href={`tel:${call_back}`}>
            <IconPhoneCall size={22} aria-hidden />
            {phoneText(call_back)}
          </a>
          <TextInput
            label={t('Number you called')}
            description={t('As you dialled it, once you have reached {caller} there. It is logged.', { caller: going.caller })}
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={number}
            error={tried ? numberError(number, isOnFile) : null}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        </Stack>
      </Panel>
      <Panel title={t('The caller reads the patient’s name and birth date')}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (isOnFile && complete) comparing.mutate()
          }}
        >
          <Stack gap="md">
            <div className={classes.three}>
              <TextInput label={t('Given name')} autoComplete="off" maxLength={120} {...field('given_name')} />
              <TextInput label={t('Surname')} autoComplete="off" maxLength={120} {...field('surname')} />
              <TextInput label={t('Birth date')} type="date" max="2199-12-31" {...field('birth_date')} />
            </div>
            {comparing.error && (
              <Alert color="bad" role="alert">
                {problemSentence(comparing.error)}
              </Alert>
            )}
            <Group justify="flex-end" gap="xs">
              <EndWithDoubt going={going} onEnded={onEnded} />
              <Button type="submit" loading={comparing.isPending}>
                {t('Compare')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </>
  )
}

function numberError(number: string, isOnFile: boolean): string | null {
  if (number.trim() === '') return t('Call back first, then type the number that you called.')
  return isOnFile
    ? null
    : t('This is not the number on file. Call that one; if it has changed, a manager corrects it in the seller’s details first.')
}
