/** Marks a way to a report that was opened by answering a form: its heading then takes the focus. */
export const answered = 'answered'
