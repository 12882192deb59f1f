import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { later, preload, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { Popup } from '../../../ui/popup/popup.tsx'
import type { SavedViewsProps } from './use-views.ts'

const LIST = later(async () => (await import('./saved-views-list.tsx')).SavedViewsList)

/** Filters kept under a name: opened again, saved again under the same name, forgotten. */
export function SavedViews({ page, search, onOpen }: SavedViewsProps) {
  const [open, setOpen] = useState(false)
  const [List] = useLater(LIST, open)
  return (
    <Popup
      opened={open && List !== null}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      button={(trigger) => (
        <Button
          {...trigger}
          onPointerEnter={() => preload(LIST)}
          size="xs"
          variant="default"
          aria-label={t('Saved views')}
          data-tip={t('Saved views')}
          leftSection={<IconBookmark size={15} aria-hidden />}
        >
          {t('Views')}
        </Button>
      )}
    >
      {List && (
        <List
          page={page}
          search={search}
          onOpen={(next) => {
            setOpen(false)
            onOpen(next)
          }}
        />
      )}
    </Popup>
  )
}
