/** The route table of the specification, with the heading where it names one. */
export interface Route {
  path: string;
  heading?: string;
}

export const serviceRoutes: Route[] = [
  { path: '/services/hr-advisory', heading: '360° HR Advisory' },
  { path: '/services/talent-acquisition', heading: 'Talent Acquisition & Development' },
  { path: '/services/legal-services', heading: 'Corporate Legal Services' },
  { path: '/services/compliance-management', heading: 'Compliance Management' },
  { path: '/services/due-diligence', heading: 'Due Diligence Services' },
  { path: '/services/management-consulting', heading: 'Management Consulting' },
];

export const hrRoutes: Route[] = [
  {
    path: '/services/hr-advisory/strategic-planning',
    heading: 'Strategic HR Planning & Implementation',
  },
  {
    path: '/services/hr-advisory/performance-management',
    heading: 'Performance Management Systems',
  },
  {
    path: '/services/hr-advisory/employee-engagement',
    heading: 'Employee Engagement & Retention Strategies',
  },
  { path: '/services/hr-advisory/compliance', heading: 'HR Compliance & Best Practices' },
  { path: '/services/hr-advisory/payroll-services', heading: 'Payroll Services' },
  {
    path: '/services/hr-advisory/organizational-development',
    heading: 'Organizational Development',
  },
];

export const articleRoutes: Route[] = Array.from({ length: 15 }, (_, number) => ({
  path: `/blog/${number}`,
}));

export const regionRoutes: Route[] = ['india', 'apac', 'uk', 'us'].map((region) => ({
  path: `/where-we-operate/${region}`,
}));

export const legalRoutes: Route[] = [
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/disclaimer', heading: 'Disclaimer' },
];

/** One page for each opening: the only pages that the route table does not have. */
export const openingRoutes: Route[] = [
  { path: '/work-with-us/job-001', heading: 'Marketing Intern' },
  { path: '/work-with-us/job-002', heading: 'Business Development Intern' },
  { path: '/work-with-us/job-003', heading: 'Marketing Executive' },
  { path: '/work-with-us/job-004', heading: 'HR Intern' },
];

export const routes: Route[] = [
  { path: '/', heading: 'Strategic Management Consulting Excellence' },
  { path: '/who-are-we', heading: 'Who Are We' },
  { path: '/mission-vision', heading: 'Mission, Vision & Values' },
  { path: '/blogs' },
  ...articleRoutes,
  { path: '/case-studies', heading: 'Case Studies' },
  { path: '/team' },
  { path: '/work-with-us', heading: 'Work With Us' },
  ...openingRoutes,
  ...serviceRoutes,
  ...hrRoutes,
  { path: '/where-we-operate', heading: 'Where We Operate' },
  ...regionRoutes,
  { path: '/business-sectors', heading: 'Business Sectors' },
  ...legalRoutes,
];
