/** One option, with its count. */
export interface MenuOption<Value extends string = string> {
  value: Value
  label: string
  count?: number | undefined
}

export const OptionText = ({ option: { label, count } }: { option: MenuOption }) => (
  <>
    <span className="min-w-0 grow">{label}</span>
    {count !== undefined && (
      <span className="shrink-0 text-small text-muted">{count.toLocaleString('en-US')}</span>
    )}
  </>
)
