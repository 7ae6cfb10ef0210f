import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { MustHave } from '@fieldhouse/contract/matching.answers'
import { type MustHaveCost, toggleFilterDisabled } from '@fieldhouse/contract/matching.survey'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSavedChoice } from '../../../lib/use-saved-choice.ts'
import { overviewQuery } from '../matches.api.ts'

type Switches = Partial<Record<MustHave, boolean>>

const switchesOf = (mustHaves: readonly MustHaveCost[]): Switches =>
  Object.fromEntries(mustHaves.map(({ id, is_on }) => [id, is_on]))

export interface MustHaveSwitches {
  /** With the switches as they were pressed. The numbers are the server's. */
  all: readonly MustHaveCost[]
  fault: string | null
  turn: (id: MustHave, isOn: boolean) => void
}

/** BCM-01: a press turns the switch immediately, and the server decides. If it refuses, the switch goes back. */
export const useMustHaves = (
  id: string,
  mustHaves: readonly MustHaveCost[],
  onSaved: () => void,
): MustHaveSwitches => {
  const queryClient = useQueryClient()
  const { queryKey } = overviewQuery(id)
  const known = () => queryClient.getQueryData<{ data: MatchOverview }>(queryKey)?.data.must_haves ?? []
  const { wanted, fault, change } = useSavedChoice<Switches>({
    name: `${toggleFilterDisabled.path} ${id}`,
    held: () => switchesOf(known()),
    save: async (sent) => {
      for (const { id: must_have, is_on } of known()) {
        const isOn = sent[must_have] ?? is_on
        if (isOn === is_on) continue
        const { data } = await call(toggleFilterDisabled, {
          params: { id },
          body: { must_have, is_disabled: !isOn },
        })
        queryClient.setQueryData<{ data: MatchOverview }>(
          queryKey,
          (overview) => overview && { data: { ...overview.data, must_haves: data.must_haves } },
        )
      }
    },
    onSaved,
  })
  return {
    all: mustHaves.map((mustHave) => ({ ...mustHave, is_on: wanted?.[mustHave.id] ?? mustHave.is_on })),
    fault,
    turn: (mustHave, isOn) => change((from) => ({ ...from, [mustHave]: isOn })),
  }
}
