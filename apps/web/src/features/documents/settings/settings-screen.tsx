import type { Seller } from '@clinic/contract/documents/sellers'
import { Button } from '@mantine/core'
import { IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { WAY_NAMES } from '../signed/document-texts.ts'
import { useSellers } from '../signed/use-documents.ts'
import { AuthorityPanel } from './authority-panel.tsx'
import classes from './settings.module.css'

const AmountsPanel = lazy(() => import('../amounts/amounts-panel.tsx').then((module) => ({ default: module.AmountsPanel })))
const SellerDialog = lazy(() => import('./seller-dialog.tsx').then((module) => ({ default: module.SellerDialog })))

/** A seller that is edited; `new`: one that is added. */
type Edited = Seller | 'new' | null

/** Licensed sellers with how each takes a document, where NPs may authorize cannabis, and how much they do. */
export function SettingsScreen() {
  const { isAdmin, isNPManager } = useSession()
  const sellers = useSellers()
  const [edited, setEdited] = useState<Edited>(null)
  const [everEdited, setEverEdited] = useState(false)
  const edit = (next: Edited) => {
    setEverEdited(true)
    setEdited(next)
  }
  return (
    <Page lead={t('Whom medical documents are sent to, where NPs may sign them, and how much they authorize.')}>
      <Panel
        title={t('Licensed sellers')}
        note={
          sellers.data && sellers.data.length > 0 && t('{data, plural, one {# seller} other {# sellers}}', { data: sellers.data.length })
        }
        aside={
          <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit('new')}>
            {t('Add a seller')}
          </Button>
        }
      >
        {sellers.isPending && <TableSkeleton label={t('Loading the sellers')} rows={3} />}
        {sellers.isError && (
          <LoadFailure title={t('The sellers could not be loaded')} retry={sellers.refetch}>
            {problemSentence(sellers.error)}
          </LoadFailure>
        )}
        {sellers.data && <SellerList sellers={sellers.data} onEdit={edit} />}
      </Panel>
      {(isAdmin || isNPManager) && (
        <>
          <AuthorityPanel mayEdit={isAdmin} />
          <Suspense fallback={<TableSkeleton label={t('Loading the amounts')} rows={4} />}>
            <AmountsPanel />
          </Suspense>
        </>
      )}
      {everEdited && (
        <Suspense>
          <SellerDialog edited={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Page>
  )
}

function SellerList({ sellers, onEdit }: { sellers: readonly Seller[]; onEdit: (seller: Seller) => void }) {
  if (sellers.length === 0)
    return (
      <EmptyState icon={<IconBuildingStore size={20} aria-hidden />} title={t('No sellers yet')}>
        {t('Add the licensed sellers that your patients register with, each with its phone number on file.')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {sellers.map((seller) => {
        const { id, name, phone, fax, accepts, accepts_note, accepts_on, active } = seller
        return (
          <li key={id} className={classes.line}>
            <span className={classes.what}>
              <span className={classes.name}>{name}</span>
              <span className={classes.soft}>
                {phoneText(phone)}
                {fax !== '' && t(', fax {fax}', { fax: phoneText(fax) })} · {accepts_note} ({dayText(accepts_on)})
              </span>
            </span>
            {active ? <Chip>{WAY_NAMES[accepts]}</Chip> : <Chip tone="warn">{t('Not used any more')}</Chip>}
            <Button variant="default" size="xs" aria-label={t('Change {name}', { name })} onClick={() => onEdit(seller)}>
              {t('Change…')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
