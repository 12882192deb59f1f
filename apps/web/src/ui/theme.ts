import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { t } from '../lib/messages/t.ts'

/** The four meanings colour has, and Mantine's own colour names folded into them. */
const TONES = {
  accent: ['accent', 'blue', 'indigo', 'cyan'],
  good: ['good', 'green', 'teal', 'lime'],
  warn: ['warn', 'yellow', 'orange'],
  bad: ['bad', 'red', 'pink'],
} as const
type Tone = keyof typeof TONES

const SHADES: Record<Tone, MantineColorsTuple> = {
  accent: ['#e3eff6', '#c9e0ee', '#a3cae2', '#7bb3d6', '#559cc8', '#3583b2', '#14608a', '#0f4f73', '#0c405e', '#08304a'],
  good: ['#e1f2ea', '#c3e5d6', '#9bd3bb', '#6fbe9d', '#46a880', '#2e9268', '#1f7a56', '#196647', '#135139', '#0d3d2b'],
  warn: ['#fbf0d9', '#f4e0b4', '#e8c987', '#d9ae5a', '#c69333', '#a87516', '#8a5a00', '#704900', '#583900', '#412a00'],
  bad: ['#fae6e3', '#f3cdc8', '#e8aaa3', '#db857c', '#cb6359', '#ba463d', '#a8322a', '#8c2821', '#701f19', '#551711'],
}

/** Mantine's greys in our temperature, for what it draws itself. */
const GRAY: MantineColorsTuple = [
  '#f6f7f5',
  '#eef1ee',
  '#dfe4e0',
  '#cfd6d1',
  '#c4ccc6',
  '#a3aea7',
  '#8a968f',
  '#616c78',
  '#52606d',
  '#17212b',
]
const DARK: MantineColorsTuple = [
  '#e9eef2',
  '#a9b6c1',
  '#8a98a4',
  '#66768a',
  '#3b4a57',
  '#2a3742',
  '#22303a',
  '#18222b',
  '#121b22',
  '#10171d',
]

function toneOf(color: string | undefined): Tone | undefined {
  return (Object.keys(TONES) as Tone[]).find((tone) => color !== undefined && (TONES[tone] as readonly string[]).includes(color))
}

const toneColors = (Object.keys(TONES) as Tone[]).flatMap((tone) => TONES[tone].map((name) => [name, SHADES[tone]] as const))
const colors = { ...Object.fromEntries(toneColors), gray: GRAY, dark: DARK }

/** Filled parts take the tone's ink, so that dark tokens carry dark text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const tone = toneOf(input.color ?? input.theme.primaryColor)
  if (!tone) return resolved
  if (input.variant === 'filled') return { ...resolved, color: `var(--${tone}-ink)` }
  if (input.variant === 'outline') return { ...resolved, border: `1px solid var(--${tone})` }
  return resolved
}

/** The theme of the staff screens; sizes follow the 4 px grid at 14 px density. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--text-xl)', lineHeight: '1.25' },
      h2: { fontSize: 'var(--text-lg)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--text-md)', lineHeight: '1.4' },
      h4: { fontSize: 'var(--text-sm)', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: 'var(--text-xs)', sm: 'var(--text-sm)', md: 'var(--text-md)', lg: 'var(--text-lg)', xl: 'var(--text-xl)' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: 'var(--radius-s)', md: 'var(--radius-m)', lg: 'var(--radius-l)', xl: '32px' },
  defaultRadius: 'sm',
  shadows: { xs: 'var(--shadow-1)', sm: 'var(--shadow-1)', md: 'var(--shadow-2)', lg: 'var(--shadow-2)', xl: 'var(--shadow-2)' },
  colors,
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver,
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name alone: importing the components here would load all of them with the first page.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
    Alert: { defaultProps: { radius: 'md' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Button: { defaultProps: { size: 'sm' } },
    Drawer: { defaultProps: { transitionProps: { duration: 200 } } },
    Loader: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: { centered: true, radius: 'md', closeButtonProps: { 'aria-label': t('Close') }, transitionProps: { duration: 150 } },
    },
    // A dialog’s header is no banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', allowDeselect: false } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' } },
    Text: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
})

const COMMON = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-color-gray-filled': 'var(--ink-soft)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--ink-soft)',
  '--mantine-color-gray-outline': 'var(--line-strong)',
}

function toneVariables(): Record<string, string> {
  const entries = (Object.keys(TONES) as Tone[]).flatMap((tone) =>
    TONES[tone].flatMap((name) => [
      [`--mantine-color-${name}-text`, `var(--${tone})`],
      [`--mantine-color-${name}-filled`, `var(--${tone})`],
      [`--mantine-color-${name}-filled-hover`, `var(--${tone}-hover)`],
      [`--mantine-color-${name}-light`, `var(--${tone}-soft)`],
      [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, var(--${tone}-soft), var(--${tone}) 12%)`],
      [`--mantine-color-${name}-light-color`, `var(--${tone})`],
      [`--mantine-color-${name}-outline`, `var(--${tone})`],
      [`--mantine-color-${name}-outline-hover`, `var(--${tone}-soft)`],
    ]),
  )
  return Object.fromEntries(entries)
}

/** Points Mantine's variables at the tokens, which themselves know light and dark. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const variables = { ...COMMON, ...toneVariables() }
  return { variables: {}, light: variables, dark: variables }
}
