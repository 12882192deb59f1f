import type { ChatLanguage } from '@clinic/contract/chat'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { brandName } from '../../../lib/page-settings.ts'
import { CardPage } from '../../../ui/card-page.tsx'
import classes from './magic-link-frame.module.css'
import type { MagicLinkLanguage } from './use-magic-link-messages.ts'

const NAMES: Record<ChatLanguage, string> = { en: 'English', fr: 'Français' }

type Props = { brand: ReactNode; title: string; chatLanguage: MagicLinkLanguage; children: ReactNode }

/** An emailed page: one card, and under it the way to the other language, named in that language. */
export function MagicLinkFrame({ brand, title, chatLanguage: { other, change }, children }: Props) {
  // The frame around all pages names the window in English, once.
  useEffect(() => {
    document.title = `${title} · ${brandName()}`
  })
  const language = other && (
    <Button lang={other} variant="subtle" size="md" className={classes.language ?? ''} onClick={() => change(other)}>
      {NAMES[other]}
    </Button>
  )
  return (
    <CardPage brand={brand} title={title} below={language}>
      {children}
    </CardPage>
  )
}
