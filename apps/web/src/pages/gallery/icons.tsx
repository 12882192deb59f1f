import {
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconFilter,
  IconHelp,
  IconHistory,
  IconLock,
  IconMoon,
  IconPencil,
  IconPhone,
  IconPlayerPause,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconSun,
  IconTrash,
  IconUpload,
  IconUser,
  IconX,
} from '@tabler/icons-react'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const ICONS = [
  ['Search', IconSearch],
  ['Filter', IconFilter],
  ['Refresh', IconRefresh],
  ['Add', IconPlus],
  ['Edit', IconPencil],
  ['Remove', IconTrash],
  ['Copy', IconCopy],
  ['Close', IconX],
  ['Done', IconCheck],
  ['Attention', IconAlertTriangle],
  ['Help', IconHelp],
  ['News', IconBell],
  ['Call', IconPhone],
  ['Hold', IconPlayerPause],
  ['Person', IconUser],
  ['Appointment', IconCalendar],
  ['History', IconHistory],
  ['Download', IconDownload],
  ['Upload', IconUpload],
  ['Lock', IconLock],
  ['Light', IconSun],
  ['Dark', IconMoon],
  ['More', IconDotsVertical],
  ['Open', IconChevronDown],
] as const

export function IconsGallery() {
  return (
    <GalleryPage lead="An icon helps to find what a word has said. It never stands alone without a name for those who listen.">
      <Specimen title="In use" note="Tabler outline icons, 16 pixels beside text and 18 alone.">
        <div className={classes.icons}>
          {ICONS.map(([name, Icon]) => (
            <div key={name} className={classes.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
    </GalleryPage>
  )
}
