import { PROBLEMS } from '@clinic/contract/problem'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { HOME } from '../app/routes.ts'
import { Page } from '../ui/page.tsx'

/** REQ-004, REQ-005. */
export function NotFoundPage() {
  return (
    <Page narrow>
      <Text fz="md">{PROBLEMS['not-found'][1]}</Text>
      <div>
        <Button component={Link} to={HOME}>
          Go to the start page
        </Button>
      </div>
    </Page>
  )
}
