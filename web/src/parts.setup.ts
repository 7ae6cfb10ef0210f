import { afterEach } from 'vitest'
import './styles.css'

// The component tests of one worker share a tab. One test's unfinished sign-up must not open in the next.
afterEach(() => sessionStorage.clear())
