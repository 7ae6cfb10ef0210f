import { Chip } from '../data/chip.tsx'

export interface CountChipsProps {
  /** What the chips choose between, for screen readers. */
  legend: string
  options: readonly { value: string; label: string; count?: number | undefined }[]
  value: string
  onValueChange: (value: string) => void
}

/** One of a few kinds, each with its count. */
export const CountChips = ({ legend, options, value, onValueChange }: CountChipsProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{legend}</legend>
    <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 sm:flex-wrap">
      {options.map((option) => (
        <Chip key={option.value} isOn={option.value === value} onClick={() => onValueChange(option.value)}>
          <span className="whitespace-nowrap">
            {option.label}
            {option.count !== undefined && (
              <>
                {' '}
                <span className="font-normal opacity-80">{option.count.toLocaleString('en-US')}</span>
              </>
            )}
          </span>
        </Chip>
      ))}
    </div>
  </fieldset>
)
