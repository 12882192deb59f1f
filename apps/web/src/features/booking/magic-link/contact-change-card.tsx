import { readContactChange, stopContactChange } from '@clinic/contract/patients/contact-change'
import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api.ts'
import { PublicCardPage } from '../../../ui/public-card-page.tsx'
import { magicLinkProblem } from './magic-link-problem.ts'
import { useMagicLinkMessages } from './use-magic-link-messages.ts'

/** Stops the change of an email address from the old one (F-12). Opening it changes nothing. */
export function ContactChangeCard({ given, brand }: { given: string; brand: ReactNode }) {
  const client = useQueryClient()
  const queryKey = ['contact-change', given]
  const known = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readContactChange, { query: { key: given }, signal }),
    enabled: given !== '',
    retry: false,
  })
  const stop = useMutation({
    mutationFn: () => call(stopContactChange, { body: { key: given } }),
    onSuccess: (after) => client.setQueryData(queryKey, after),
  })
  const language = useMagicLinkMessages(known.data?.language)
  const { messages } = language
  const { emailChange } = messages
  const state = known.data?.state ?? 'open'
  const failure = known.error ?? stop.error
  return (
    <PublicCardPage brand={brand} title={emailChange.titles[state]} chatLanguage={language}>
      <Stack gap="md">
        {(given === '' || failure) && (
          <Alert color="bad" role="alert">
            {given === '' ? messages.wholeLink : magicLinkProblem(messages, failure)}
          </Alert>
        )}
        {given !== '' && known.isPending && <Loader role="status" aria-label={messages.reading} />}
        {known.data && <Text role="status">{emailChange.texts[state]}</Text>}
        {known.data && state === 'open' && (
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
            {emailChange.stop}
          </Button>
        )}
      </Stack>
    </PublicCardPage>
  )
}
