/** A dialog with a fixed height and a scrolling inside. Below lg it fills the screen. */
export const chatDialogClassName = (width: string) => ({
  viewportClass: 'grid lg:place-items-center lg:p-8',
  popupClass: `h-dvh w-full [--inset-top:1rem] [--inset:1.25rem] lg:h-[min(44rem,calc(100dvh-4rem))] lg:overflow-clip lg:rounded-lg lg:shadow-float-lg lg:dark:border lg:dark:border-line transition-[opacity,translate] duration-(--medium) ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 ${width}`,
})
