import { type Catalog, updatePackageOptions } from '@fieldhouse/contract/billing.catalog'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { faultsOf, loadRules } from '../../../lib/rules.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { keepCatalog, reloadCatalog } from './catalog.api.ts'
import {
  type DraftOption,
  emptyOption,
  hasChangedOptions,
  type OptionsDraft,
  onTopOf,
  optionsBodyOf,
  optionsDraftOf,
} from './options-draft.ts'

interface Refusal {
  faults: FieldFaults
  message: string | null
  /** Another admin saved in the meantime. */
  isConflict: boolean
}

const notRefused: Refusal = { faults: {}, message: null, isConflict: false }

/** The options as they are typed. A refusal never changes them. */
export const useOptionsDraft = (saved: Catalog) => {
  const queryClient = useQueryClient()
  /** Null until something is typed: then the saved list is shown, also when it changes. */
  const [typed, setTyped] = useState<OptionsDraft | null>(null)
  const [refusal, setRefusal] = useState(notRefused)
  const [added, setAdded] = useState(0)
  const draft = typed ?? optionsDraftOf(saved)
  const setOptions = (options: readonly DraftOption[]) => setTyped({ ...draft, options })

  const { run: save, isBusy } = useAction(
    async () => {
      const body = optionsBodyOf(draft, saved)
      setRefusal(notRefused)
      const faults = faultsOf(await loadRules(updatePackageOptions), body)
      if (Object.keys(faults).length > 0) return setRefusal({ ...notRefused, faults })
      const { data } = await call(updatePackageOptions, { body })
      keepCatalog(queryClient, data)
      setTyped(null)
      toast.saved()
    },
    {
      onFault: (error) => {
        const faults = error instanceof ApiError ? error.errors : {}
        setRefusal({
          faults,
          message: Object.keys(faults).length > 0 ? null : plainReason(error),
          isConflict: error instanceof ApiError && error.code === 'packages_changed',
        })
      },
    },
  )

  /** After a conflict: take the list as the other admin saved it, or save one's own over it. */
  const { run: resolve, isBusy: isResolving } = useAction(
    async (whose: 'theirs' | 'mine') => {
      const latest = await reloadCatalog(queryClient)
      setRefusal(notRefused)
      setTyped(whose === 'theirs' ? null : onTopOf(draft, latest))
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )

  return {
    draft,
    setOptions,
    change: (key: string, change: Partial<DraftOption>) =>
      setOptions(draft.options.map((option) => (option.key === key ? { ...option, ...change } : option))),
    add: () => {
      setAdded(added + 1)
      setOptions([...draft.options, emptyOption(`new ${added}`)])
    },
    /** A new option that was never saved is gone at once. */
    remove: (key: string) =>
      setOptions(
        draft.options.flatMap((option) => {
          if (option.key !== key) return [option]
          return option.id ? [{ ...option, isRemoved: true }] : []
        }),
      ),
    reset: () => {
      setRefusal(notRefused)
      setTyped(null)
    },
    isChanged: hasChangedOptions(draft),
    refusal,
    save: () => void save(),
    isBusy,
    resolve: (whose: 'theirs' | 'mine') => void resolve(whose),
    isResolving,
  }
}
