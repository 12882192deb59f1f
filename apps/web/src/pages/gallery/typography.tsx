import { Anchor, Code, Kbd, Text, Title } from '@mantine/core'
import { numberText } from '../../lib/format/numbers.ts'
import { QUEUE_TEXTS } from '../../lib/messages/contract-texts.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const SIZES = [
  ['text-2xl', t('Key figure')],
  ['text-xl', t('Page title')],
  ['text-lg', t('Dialog title')],
  ['text-md', t('Panel title')],
  ['text-sm', t('Body text')],
  ['text-xs', t('Column heads, hints and times')],
] as const

export function TypographyGallery() {
  return (
    <GalleryPage lead={t('Atkinson Hyperlegible Next: letters and digits that are hard to mistake for one another.')}>
      <Specimen title={t('Sizes')} stack>
        <div>
          {SIZES.map(([size, text]) => (
            <div key={size} className={classes.sample}>
              <code lang="en">{size}</code>
              <p style={{ fontSize: `var(--${size})` }}>{text}</p>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title={t('Headings')} stack>
        <Title order={2}>{QUEUE_TEXTS.mine}</Title>
        <Title order={3}>{t('Waiting longest')}</Title>
        <Title order={4}>{t('Notes')}</Title>
      </Specimen>
      <Specimen title={t('Text')} stack>
        <Text>
          {tRich('Plain words, and {link}.', {
            link: (
              <Anchor key="link" href="#main" underline="always" inherit>
                {t('links that say where they lead')}
              </Anchor>
            ),
          })}
        </Text>
        <Text c="dimmed">{t('Secondary text')}</Text>
        <Text>
          {tRich('Press {key} to search. A patient is {id}.', { key: <Kbd key="key">/</Kbd>, id: <Code key="id">TCN-20418</Code> })}
        </Text>
        <Text ta="right">
          {numberText(1111)}
          <br />
          {numberText(9080)}
        </Text>
      </Specimen>
    </GalleryPage>
  )
}
