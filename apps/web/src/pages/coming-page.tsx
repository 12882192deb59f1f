import { Button, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { findRoute, HOME } from '../app/routes.ts'
import { sidebarItems } from '../app/sidebar-items.ts'
import { useSession } from '../lib/session.ts'
import { Page } from '../ui/page.tsx'

/** Says what a page will hold that this version does not have yet. */
export function ComingPage() {
  const session = useSession()
  const route = findRoute(useLocation({ select: (location) => location.pathname }))
  const useful = sidebarItems(session).find((item) => !findRoute(item.to)?.holds && item.needs)
  return (
    <Page narrow>
      <Text fz="md">This page will hold {route?.holds}; it is not available yet in this version.</Text>
      <div>
        <Button component={Link} to={useful?.to ?? HOME}>
          {useful ? `Go to ${useful.label}` : 'Go to the start page'}
        </Button>
      </div>
    </Page>
  )
}
