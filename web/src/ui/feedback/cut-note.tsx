/** Nothing a person brings is lost in silence. */
export const CutNote = () => <span role="alert">Only part of the pasted text fits here.</span>
