/** Anchor of the application form on the careers page. */
export const formAnchor = 'job-application-form';
