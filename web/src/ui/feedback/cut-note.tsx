/** Says when a person's text was cut, so nothing is lost silently. */
export const CutNote = () => <span role="alert">Only part of the pasted text fits here.</span>
