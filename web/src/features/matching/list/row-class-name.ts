/** The columns of a row: rank, ring, name, remarks, figures, buttons. A narrow row stacks them. */
export const rowClassName =
  'relative grid grid-cols-[4.25rem_minmax(0,1fr)_2.75rem] items-center gap-x-3.5 gap-y-1.5 border-b border-line px-5 py-4.5 @3xl:grid-cols-[1.5rem_4.25rem_minmax(0,1.02fr)_minmax(0,1.05fr)_auto_2.5rem] @3xl:gap-x-4.5 @3xl:py-4 @3xl:ps-10 @3xl:pe-7'
