/** Lines differ by their dashes first, and then by color. */
const strokes = [
  { line: 'stroke-accent-text', dot: 'bg-accent-text', dash: undefined },
  { line: 'stroke-text', dot: 'bg-text', dash: '7 4' },
  { line: 'stroke-muted', dot: 'bg-muted', dash: '10 3 2 3' },
] as const

export const strokeOf = (index: number) => strokes[index] ?? strokes[0]

export const referenceStroke = (isQuiet: boolean | undefined) => ({
  line: isQuiet ? 'stroke-line-strong' : 'stroke-text',
  dash: '2 4',
})

interface LineSampleProps {
  stroke: { line: string; dash: string | undefined }
  width: number
}

/** A sample of a line beside its label. */
export const LineSample = ({ stroke, width }: LineSampleProps) => (
  <svg viewBox="0 0 26 8" aria-hidden="true" className="h-2 w-6.5 shrink-0 fill-none rtl:-scale-x-100">
    <path d="M0 4h26" className={stroke.line} strokeWidth={width} strokeDasharray={stroke.dash} />
  </svg>
)
