import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from './chunk.ts'

type PageModule<K extends string> = Record<K, () => React.ReactNode>

function page<K extends string>(load: () => Promise<PageModule<K>>, name: K) {
  return lazyRouteComponent(() => loadChunk(load), name)
}

/** The component of each path of the route table; a path that is not here shows the page on what it will hold. */
export const PAGES = {
  '/login': page(() => import('../pages/login-page.tsx'), 'LoginPage'),
  '/lock': page(() => import('../pages/lock-page.tsx'), 'LockPage'),
  '/validate': page(() => import('../pages/validate-page.tsx'), 'ValidatePage'),
  '/demo/mailbox': page(() => import('../pages/mailbox-page.tsx'), 'MailboxPage'),
  '/pages/coachchat': page(() => import('../pages/coach-chat-page.tsx'), 'CoachChatPage'),
  '/pages/user': page(() => import('../pages/user-page.tsx'), 'UserPage'),
  '/pages/userQueue': page(() => import('../pages/pcr-queue-page.tsx'), 'PcrQueuePage'),
  '/pages/NPQueue': page(() => import('../pages/np-queue-page.tsx'), 'NpQueuePage'),
  '/components/buttons': page(() => import('../pages/gallery/buttons.tsx'), 'ButtonsGallery'),
  '/components/grid-system': page(() => import('../pages/gallery/grid-system.tsx'), 'GridGallery'),
  '/components/panels': page(() => import('../pages/gallery/panels.tsx'), 'PanelsGallery'),
  '/components/sweet-alert': page(() => import('../pages/gallery/dialogs.tsx'), 'DialogsGallery'),
  '/components/notifications': page(() => import('../pages/gallery/notifications.tsx'), 'NotificationsGallery'),
  '/components/icons': page(() => import('../pages/gallery/icons.tsx'), 'IconsGallery'),
  '/components/typography': page(() => import('../pages/gallery/typography.tsx'), 'TypographyGallery'),
  '/components/coachchatcomponent': page(() => import('../pages/gallery/chat.tsx'), 'ChatGallery'),
  '/components/calendarschedule': page(() => import('../pages/gallery/calendar.tsx'), 'CalendarGallery'),
}
