import type { Answers } from './application.ts';

/** Valid answers of an applicant, for tests. */
export const exampleAnswers: Answers = {
  name: 'Asha Example',
  email: 'asha@mail.example',
  phone: '+91 98765 43210',
  position: 'Marketing Intern',
  message: '',
};
