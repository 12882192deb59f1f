import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { PageLanguage } from '../lib/language-choice/use-page-language.ts'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { CardPage } from './card-page.tsx'
import classes from './public-card-page.module.css'

const NAMES: Record<PageLanguage['language'], string> = { en: t('English'), fr: 'Français' }

type Props = { brand: ReactNode; title: string; chatLanguage: PageLanguage; children: ReactNode }

/** A page for the public: one card, and under it the way to the other language, named in that language. */
export function PublicCardPage({ brand, title, chatLanguage: { other, change }, children }: Props) {
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
