import { readReminders, resumeReminders, stopReminders } from '@clinic/contract/booking/reminders'
import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { PublicCardPage } from '../../../ui/public-card-page.tsx'
import { magicLinkProblem } from './magic-link-problem.ts'
import { useMagicLinkMessages } from './use-magic-link-messages.ts'

/** Where the unsubscribe link of a reminder leads: what stops, what does not, one button, and the way back. Opening it changes nothing. */
export function RemindersCard({ given, brand }: { given: string; brand: ReactNode }) {
  const client = useQueryClient()
  const queryKey = ['reminders', given]
  const known = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readReminders, { query: { key: given }, signal }),
    enabled: given !== '',
    retry: false,
  })
  const [pressed, setPressed] = useState(false)
  const action = useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? resumeReminders : stopReminders, { body: { key: given } }),
    onSuccess: (appointment) => {
      setPressed(true)
      client.setQueryData(queryKey, appointment)
    },
  })
  const language = useMagicLinkMessages(known.data?.language)
  const { messages } = language
  const { reminders } = messages
  const subscribed = known.data?.subscribed ?? true
  const title = subscribed ? (pressed ? reminders.resumed : reminders.ask) : reminders.stopped
  const failure = known.error ?? action.error
  return (
    <PublicCardPage brand={brand} title={title} chatLanguage={language}>
      <div role="status">
        {pressed && (
          <Alert color="good" mb="md">
            {subscribed ? reminders.again : reminders.none}
          </Alert>
        )}
      </div>
      <Stack gap="md">
        {(given === '' || failure) && (
          <Alert color="bad" role="alert">
            {given === '' ? messages.wholeLink : magicLinkProblem(messages, failure)}
          </Alert>
        )}
        {given !== '' && known.isPending && <Loader role="status" aria-label={messages.reading} />}
        {known.error && isRetryable(known.error) && (
          <Button variant="default" size="md" onClick={() => void known.refetch()}>
            {messages.tryAgain}
          </Button>
        )}
        {known.data && (
          <>
            {!pressed && !subscribed && <Text>{reminders.none}</Text>}
            {subscribed && (
              <Text>
                {reminders.what}
                {!pressed && ` ${reminders.ends}`}
              </Text>
            )}
            <Text>{reminders.stays}</Text>
            <Button
              size="md"
              variant={subscribed && !pressed ? 'filled' : 'default'}
              loading={action.isPending}
              onClick={() => action.mutate(!subscribed)}
            >
              {subscribed ? reminders.stop : reminders.undo}
            </Button>
          </>
        )}
      </Stack>
    </PublicCardPage>
  )
}

function isRetryable(error: unknown): boolean {
  return error instanceof ApiProblem && error.code !== 'reminder-link-invalid'
}
