import { usStates } from '@fieldhouse/contract/search.states'

/** The name of a state for its postal letters. Other texts stay as they are. */
export const stateName = (state: string): string => usStates[state] ?? state
