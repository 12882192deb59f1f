import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readSession, signOut } from '../lib/session.ts'
import { CardPage } from '../ui/card-page.tsx'
import { HomeBrand } from './home-brand.tsx'

/** Leaves a shared workstation safely: whoever opens it has logged out (E-9). */
export function LockPage() {
  const [name] = useState(() => readSession().name)
  useEffect(() => {
    signOut()
  }, [])
  return (
    <CardPage brand={<HomeBrand />} title="This screen is locked">
      <Text>{name ? `${name} was working here. ` : ''}Nothing can be seen or changed until someone logs in.</Text>
      <Button component={Link} to="/login" size="md" mt="lg" fullWidth>
        Log in again
      </Button>
    </CardPage>
  )
}
