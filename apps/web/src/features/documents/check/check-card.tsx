import { checkDocument } from '@clinic/contract/documents/verification'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconCircleCheck, IconPhone } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { usePageLanguage } from '../../../lib/language-choice/use-page-language.ts'
import { PublicCardPage } from '../../../ui/public-card-page.tsx'
import { CHECK_EN } from './check-messages.ts'
import { CHECK_FR } from './check-messages-fr.ts'

/** Tells of a check code only "valid" or "not valid, contact the office". `given`: the code in the address of the QR code. */
export function CheckCard({ given, brand }: { given: string; brand: ReactNode }) {
  const page = usePageLanguage(undefined)
  const words = page.language === 'fr' ? CHECK_FR : CHECK_EN
  const [code, setCode] = useState(given)
  const [missing, setMissing] = useState(false)
  const checking = useMutation({ mutationFn: (typed: string) => call(checkDocument, { body: { code: typed } }) })
  const check = useRef(checking.mutate)
  useEffect(() => {
    if (given !== '') check.current(given)
  }, [given])
  return (
    <PublicCardPage brand={brand} title={words.title} chatLanguage={page}>
      <Stack gap="md">
        <Text>{words.lead}</Text>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const typed = code.trim()
            setMissing(typed === '')
            if (typed !== '') checking.mutate(typed)
          }}
        >
          <Stack gap="md">
            <TextInput
              label={words.code}
              size="md"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={code}
              error={missing ? words.empty : null}
              onChange={(event) => {
                setCode(event.currentTarget.value)
                checking.reset()
              }}
            />
            <Button type="submit" size="md" loading={checking.isPending}>
              {words.check}
            </Button>
          </Stack>
        </form>
        <div role="status" aria-live="polite">
          {checking.data && <Answer valid={checking.data.valid} words={words} />}
        </div>
        {checking.error && (
          <Alert color="bad" role="alert">
            {checking.error instanceof ApiProblem && checking.error.status === 429 ? words.tooMany : words.failed}
          </Alert>
        )}
        <Text size="sm" c="dimmed">
          {words.never}
        </Text>
      </Stack>
    </PublicCardPage>
  )
}

function Answer({ valid, words }: { valid: boolean; words: { valid: string; validText: string; invalid: string; invalidText: string } }) {
  return valid ? (
    <Alert color="good" role="note" title={words.valid} icon={<IconCircleCheck aria-hidden />}>
      {words.validText}
    </Alert>
  ) : (
    <Alert color="warn" role="note" title={words.invalid} icon={<IconPhone aria-hidden />}>
      {words.invalidText}
    </Alert>
  )
}
