import { numberText } from '../../../lib/format/numbers.ts'
import { CHART_CARD, wantsStillness } from '../../../ui/motion.ts'

/** How bars over days look, regardless of what they count. */
export const BAR_STYLE = {
  withLegend: true,
  legendProps: { verticalAlign: 'bottom' },
  tickLine: 'none',
  valueFormatter: (value: number) => numberText(value),
  yAxisProps: { allowDecimals: false, width: 36 },
  xAxisProps: { minTickGap: 16 },
  textColor: 'var(--ink-soft)',
  gridColor: 'var(--line)',
  // Mantine would pass `cursorFill` on to the element.
  style: { '--chart-cursor-fill': 'var(--accent-soft)' },
  maxBarWidth: 48,
  accessibilityLayer: false,
} as const

/** How the bars of one series come up, one series after the other; not at all for who asks for stillness (REQ-072). */
export function barMotion(series: readonly { name: string }[], one: { name: string }) {
  return {
    isAnimationActive: !wantsStillness(),
    animationDuration: CHART_CARD.duration,
    animationBegin: CHART_CARD.step * series.findIndex(({ name }) => name === one.name),
  }
}
