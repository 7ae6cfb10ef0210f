import { afterEach } from 'vitest'
import './styles.css'

// The parts of one worker share a tab. An unfinished sign-up of one test must not open in the next.
afterEach(() => sessionStorage.clear())
