import { QUEUE_TEXTS } from '@clinic/contract/texts'
import { Anchor, Code, Kbd, Text, Title } from '@mantine/core'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const SIZES = [
  ['text-2xl', 'A figure worth stopping at'],
  ['text-xl', 'The name of a page'],
  ['text-lg', 'The title of a dialog'],
  ['text-md', 'The title of a panel'],
  ['text-sm', 'What people read all day'],
  ['text-xs', 'Column heads, hints, times'],
] as const

export function TypographyGallery() {
  return (
    <GalleryPage lead="Atkinson Hyperlegible Next, made for tired and weak eyes: letters and figures that cannot be mistaken for one another.">
      <Specimen title="Sizes" stack>
        <div>
          {SIZES.map(([size, text]) => (
            <div key={size} className={classes.sample}>
              <code>{size}</code>
              <p style={{ fontSize: `var(--${size})` }}>{text}</p>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Headings" stack>
        <Title order={2}>{QUEUE_TEXTS.mine}</Title>
        <Title order={3}>Waiting longest</Title>
        <Title order={4}>Notes</Title>
      </Specimen>
      <Specimen title="Text" stack>
        <Text>
          Short, plain, never alarming. A reason stands where a colour does, and{' '}
          <Anchor href="#main" underline="always" inherit>
            links say where they lead
          </Anchor>
          .
        </Text>
        <Text c="dimmed">Quieter words for what is good to know.</Text>
        <Text fw={600}>Il1 O0 B8 rn m: no letter passes for another.</Text>
        <Text>
          Press <Kbd>/</Kbd> to search. A patient is <Code>TCN-20418</Code>.
        </Text>
        <Text ta="right">
          1 111
          <br />9 080
        </Text>
      </Specimen>
    </GalleryPage>
  )
}
