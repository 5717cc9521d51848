const personal = { private: true };

/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'account',
  slots: ['app', 'home', 'panels'],
  routes: [
    {
      path: '/login',
      title: 'Log in',
      description: 'Log in to your account.',
      page: 'src/routes/login-page',
      ...personal,
    },
    {
      path: '/register',
      title: 'Create a free account',
      description: 'A free account: no payment required.',
      page: 'src/routes/register-page',
      ...personal,
    },
    {
      path: '/forgot-password',
      title: 'Forgot password',
      description: 'What to do when the password is lost.',
      page: 'src/routes/forgot-password-page',
      ...personal,
    },
    {
      path: '/reset-password',
      title: 'Reset password',
      description: 'Set a new password.',
      page: 'src/routes/reset-password-page',
      ...personal,
    },
    {
      path: '/profile',
      title: 'My profile',
      description: 'Who you are here, and what your membership includes.',
      page: 'src/routes/profile-page',
      ...personal,
    },
    {
      path: '/subscription/success',
      title: 'My profile',
      description: 'Who you are here, and what your membership includes.',
      page: 'src/routes/profile-page',
      ...personal,
    },
    {
      path: '/settings',
      title: 'Account settings',
      description: 'Settings of your account.',
      page: 'src/routes/settings-page',
      ...personal,
    },
    {
      path: '/subscription',
      title: 'Membership',
      description: 'What each membership includes, and which of them can be had today.',
      page: 'src/routes/subscription-page',
    },
    {
      path: '/subscription/cancel',
      title: 'Membership',
      description: 'What each membership includes, and which of them can be had today.',
      page: 'src/routes/subscription-page',
      ...personal,
    },
    {
      path: '/checkout/:tier',
      title: 'Checkout',
      description: 'Choose a paid membership.',
      page: 'src/routes/checkout-page',
      ...personal,
    },
    {
      path: '/admin',
      title: 'Admin area',
      description: 'For the people who run this place.',
      page: 'src/routes/admin-page',
      ...personal,
    },
  ],
};
