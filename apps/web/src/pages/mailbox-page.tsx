import { type DemoEmail, raiseDemoCrisis, readMailbox } from '@clinic/contract/demo'
import { Alert, Button, CopyButton, Group, Loader, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { problemSentence } from '../lib/api-problem.ts'
import { t } from '../lib/messages/t.ts'
import { notify } from '../lib/notify.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './mailbox-page.module.css'

const REFRESH_MS = 2000

/** The mail that the demo clinic would have sent, newest first. */
export function MailboxPage() {
  const mailbox = useQuery({ queryKey: ['mailbox'], queryFn: () => call(readMailbox), refetchInterval: REFRESH_MS, retry: false })
  return (
    <Page narrow lead={t('No email leaves the demo clinic: what it would have sent is listed here. This page refreshes automatically.')}>
      {mailbox.data && <DemoCrisis />}
      {mailbox.isPending && <Loader role="status" aria-label={t('Loading the emails')} />}
      {mailbox.isError && <Alert color="bad">{problemSentence(mailbox.error)}</Alert>}
      {mailbox.data?.length === 0 && <Text c="dimmed">{t('No emails yet. Log in, and your code arrives here.')}</Text>}
      {mailbox.data?.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </Page>
  )
}

/** What staff see of a crisis, without anyone in one (F-23). */
function DemoCrisis() {
  const raising = useMutation({
    mutationFn: () => call(raiseDemoCrisis),
    onSuccess: () => notify.success(t('A demo patient is in a crisis now. The alarm is above every page of the staff.')),
    onError: (error) => notify.failure(t('The alarm was not raised. {error}', { error: problemSentence(error) })),
  })
  return (
    <Button variant="default" color="bad" w="fit-content" loading={raising.isPending} onClick={() => raising.mutate()}>
      {t('Raise a demo crisis')}
    </Button>
  )
}

/** The one-time code is alone on its line. */
const CODE_LINE = /^\s*(\d{6})\s*$/m
const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'medium', hour12: false })

function Mail({ mail }: { mail: DemoEmail }) {
  const code = CODE_LINE.exec(mail.text)?.[1]
  return (
    <Panel title={mail.subject} aside={<time dateTime={mail.at}>{time.format(new Date(mail.at))}</time>}>
      <Text c="dimmed">{t('To {to}', { to: mail.to })}</Text>
      {code && (
        <Group my="sm" gap="sm">
          <code className={classes.code}>{code}</code>
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button variant={copied ? 'light' : 'default'} color={copied ? 'good' : 'accent'} onClick={copy}>
                {copied ? t('Copied') : t('Copy the code')}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <pre className={classes.text}>{mail.text}</pre>
    </Panel>
  )
}
