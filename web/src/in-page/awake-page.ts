/*
 * The script inside every page that doesn't sleep (`in-page.ts` has more): the page of a person who is signed in. It loads
 * all others after the first paint, and repeats what was pressed meanwhile.
 */
import { repeatEarlyPresses } from './early-presses.ts'
import { afterPaint, wake } from './wake.ts'

afterPaint(() => void wake())
repeatEarlyPresses(() => void wake())
