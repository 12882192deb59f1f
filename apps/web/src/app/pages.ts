import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../lib/chunk.ts'
import type { PagePath } from '../lib/routes/routes.ts'

type PageModule<K extends string> = Record<K, () => React.ReactNode>

function page<K extends string>(load: () => Promise<PageModule<K>>, name: K) {
  return lazyRouteComponent(() => loadChunk(load), name)
}

export const NOT_FOUND = page(() => import('../pages/not-found-page.tsx'), 'NotFoundPage')

/** The component of each path of the route table. */
export const PAGES = {
  '/login': page(() => import('../pages/login/login-page.tsx'), 'LoginPage'),
  '/lock': page(() => import('../pages/login/lock-page.tsx'), 'LockPage'),
  '/validate': page(() => import('../pages/login/validate-page.tsx'), 'ValidatePage'),
  '/appointment': page(() => import('../pages/appointment-page.tsx'), 'AppointmentPage'),
  '/contact-change': page(() => import('../pages/contact-change-page.tsx'), 'ContactChangePage'),
  '/unsubscribe': page(() => import('../pages/unsubscribe-page.tsx'), 'UnsubscribePage'),
  '/check': page(() => import('../pages/documents/check-document-page.tsx'), 'CheckDocumentPage'),
  '/demo/mailbox': page(() => import('../pages/mailbox-page.tsx'), 'MailboxPage'),
  '/pages/coachchat': page(() => import('../pages/coach-chat-page.tsx'), 'CoachChatPage'),
  '/pages/today': page(() => import('../pages/today-page.tsx'), 'TodayPage'),
  '/pages/user': page(() => import('../pages/user-page.tsx'), 'UserPage'),
  '/pages/userQueue': page(() => import('../pages/queues/pcr-queue-page.tsx'), 'PcrQueuePage'),
  '/pages/NPQueue': page(() => import('../pages/queues/np-queue-page.tsx'), 'NpQueuePage'),
  '/pages/PCRAdmin': page(() => import('../pages/queues/pcr-admin-page.tsx'), 'PcrAdminPage'),
  '/pages/NPAdmin': page(() => import('../pages/queues/np-admin-page.tsx'), 'NpAdminPage'),
  '/pages/userAdmin': page(() => import('../pages/users-admin-page.tsx'), 'UsersAdminPage'),
  '/pages/PatientManager': page(() => import('../pages/patient-manager-page.tsx'), 'PatientManagerPage'),
  '/pages/ReportsPage': page(() => import('../pages/clinic/reports-page.tsx'), 'ReportsPage'),
  '/pages/spreadsheet_uploader': page(() => import('../pages/spreadsheet-uploader-page.tsx'), 'SpreadsheetUploaderPage'),
  '/pages/editQuestionnaire': page(() => import('../pages/edit-questionnaire-page.tsx'), 'EditQuestionnairePage'),
  '/pages/audit': page(() => import('../pages/audit-page.tsx'), 'AuditPage'),
  '/pages/medicalQuestionnaire': page(() => import('../pages/medical-questionnaire-page.tsx'), 'MedicalQuestionnairePage'),
  '/pages/languages': page(() => import('../pages/translations-page.tsx'), 'TranslationsPage'),
  '/pages/approvals': page(() => import('../pages/approvals-page.tsx'), 'ApprovalsPage'),
  '/pages/conversations': page(() => import('../pages/conversations-page.tsx'), 'ConversationsPage'),
  '/pages/answers': page(() => import('../pages/answers-page.tsx'), 'AnswersPage'),
  '/pages/verify': page(() => import('../pages/documents/verify-document-page.tsx'), 'VerifyDocumentPage'),
  '/pages/chase': page(() => import('../pages/documents/chase-page.tsx'), 'ChasePage'),
  '/pages/sellers': page(() => import('../pages/documents/sellers-page.tsx'), 'SellersPage'),
  '/pages/askByPhone': page(() => import('../pages/phone-intake-page.tsx'), 'PhoneIntakePage'),
  '/pages/patient': page(() => import('../pages/patient-page.tsx'), 'PatientPage'),
  '/pages/duplicates': page(() => import('../pages/duplicates-page.tsx'), 'DuplicatesPage'),
  '/pages/timeline': page(() => import('../pages/timeline-page.tsx'), 'TimelinePage'),
  '/components/buttons': page(() => import('../pages/gallery/buttons.tsx'), 'ButtonsGallery'),
  '/components/grid-system': page(() => import('../pages/gallery/grid-system.tsx'), 'GridGallery'),
  '/components/panels': page(() => import('../pages/gallery/panels.tsx'), 'PanelsGallery'),
  '/components/sweet-alert': page(() => import('../pages/gallery/dialogs.tsx'), 'DialogsGallery'),
  '/components/notifications': page(() => import('../pages/gallery/notifications.tsx'), 'NotificationsGallery'),
  '/components/icons': page(() => import('../pages/gallery/icons.tsx'), 'IconsGallery'),
  '/components/typography': page(() => import('../pages/gallery/typography.tsx'), 'TypographyGallery'),
  '/components/coachchatcomponent': page(() => import('../pages/gallery/chat.tsx'), 'ChatGallery'),
  '/components/calendarschedule': page(() => import('../pages/gallery/calendar.tsx'), 'CalendarGallery'),
  '/forms/regular': page(() => import('../pages/gallery/forms-regular.tsx'), 'RegularForms'),
  '/forms/extended': page(() => import('../pages/gallery/forms-extended.tsx'), 'ExtendedForms'),
  '/forms/validation': page(() => import('../pages/gallery/forms-validation.tsx'), 'FormValidation'),
  '/forms/wizard': page(() => import('../pages/gallery/forms-wizard.tsx'), 'FormWizard'),
  '/table-list/regular': page(() => import('../pages/gallery/tables-regular.tsx'), 'RegularTables'),
  '/table-list/extended': page(() => import('../pages/gallery/tables-extended.tsx'), 'ExtendedTables'),
  '/table-list/paginated': page(() => import('../pages/gallery/tables-paginated.tsx'), 'PaginatedTables'),
  '/admin/calendar': page(() => import('../pages/calendar-page.tsx'), 'CalendarPage'),
  '/maps/google': page(() => import('../pages/clinic/patients-map-page.tsx'), 'PatientsMapPage'),
  '/maps/full-screen': page(() => import('../pages/clinic/map-full-page.tsx'), 'MapFullPage'),
  '/maps/vector-map': page(() => import('../pages/clinic/locations-page.tsx'), 'LocationsPage'),
  '/admin/overview': page(() => import('../pages/clinic/overview-page.tsx'), 'OverviewPage'),
  '/admin/stats': page(() => import('../pages/clinic/stats-page.tsx'), 'StatsPage'),
  '/admin/charts': page(() => import('../pages/clinic/charts-page.tsx'), 'ChartsPage'),
} satisfies Record<PagePath, unknown>
