import type { Widget } from '@clinic/contract/questionnaires'
import {
  IconAdjustmentsHorizontal,
  IconCalendar,
  IconCircleDot,
  IconForms,
  IconHandClick,
  IconHistory,
  IconNumbers,
  IconPhoto,
  IconPill,
  IconScribble,
  IconSelect,
  IconSeparator,
  IconSquareCheck,
  IconStar,
  IconTextSize,
} from '@tabler/icons-react'

const ICONS: Readonly<Record<Widget, typeof IconStar>> = {
  multi_select: IconSquareCheck,
  radio: IconCircleDot,
  select_box: IconSelect,
  button: IconHandClick,
  slider: IconAdjustmentsHorizontal,
  text: IconTextSize,
  section: IconSeparator,
  draw: IconScribble,
  date: IconCalendar,
  numerical: IconNumbers,
  picture: IconPhoto,
  medication: IconPill,
  history: IconHistory,
  star: IconStar,
  form: IconForms,
}

/** The sign of a type of question, beside its name. */
export function TypeIcon({ type, size = 20 }: { type: Widget; size?: number }) {
  const Icon = ICONS[type]
  return <Icon size={size} aria-hidden />
}
