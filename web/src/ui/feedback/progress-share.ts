export type StepState = 'done' | 'active' | 'paused' | 'todo'

export interface ProgressStep {
  label: string
  /** What it is worth of the whole. */
  percent: number
  state: StepState
  /** How much of it is done, of 1, where that is known. */
  share?: number | undefined
}

const usual: Record<StepState, number> = { done: 1, active: 0.5, paused: 0.5, todo: 0 }

/** Half while nobody knows better: what was begun is neither nothing nor done. */
export const shareOf = ({ state, share }: ProgressStep): number => {
  if (state === 'done' || state === 'todo') return usual[state]
  return Math.min(1, Math.max(0, share ?? usual[state]))
}

export const weightOf = ({ percent }: ProgressStep): number => Math.max(0, percent)

/** The whole in percent. All steps done are 100, whatever they are worth together. */
export const progressPercent = (steps: readonly ProgressStep[]): number => {
  const worth = steps.reduce((sum, step) => sum + weightOf(step), 0)
  const done = steps.reduce((sum, step) => sum + weightOf(step) * shareOf(step), 0)
  return worth === 0 ? 0 : Math.round((done / worth) * 100)
}
