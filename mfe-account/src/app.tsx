import { createFeatureApp, lazyRetry } from '@wanderwork/platform';

const LoginPage = lazyRetry(() => import('./routes/login-page'));
const RegisterPage = lazyRetry(() => import('./routes/register-page'));
const ForgotPasswordPage = lazyRetry(() => import('./routes/forgot-password-page'));
const ResetPasswordPage = lazyRetry(() => import('./routes/reset-password-page'));
const ConfirmEmailPage = lazyRetry(() => import('./routes/confirm-email-page'));
const ConfirmEmailChangePage = lazyRetry(() => import('./routes/confirm-email-change-page'));
const NewsletterConfirmPage = lazyRetry(() => import('./routes/newsletter-confirm-page'));
const NewsletterUnsubscribePage = lazyRetry(() => import('./routes/newsletter-unsubscribe-page'));
const ProfilePage = lazyRetry(() => import('./routes/profile-page'));
const SettingsPage = lazyRetry(() => import('./routes/settings-page'));
const SubscriptionPage = lazyRetry(() => import('./routes/subscription-page'));
const CheckoutPage = lazyRetry(() => import('./routes/checkout-page'));
const AdminPage = lazyRetry(() => import('./routes/admin-page'));

export default createFeatureApp({
  '/login': LoginPage,
  '/register': RegisterPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/confirm-email': ConfirmEmailPage,
  '/confirm-email-change': ConfirmEmailChangePage,
  '/newsletter/confirm': NewsletterConfirmPage,
  '/newsletter/unsubscribe': NewsletterUnsubscribePage,
  '/profile': ProfilePage,
  '/subscription/success': ProfilePage,
  '/settings': SettingsPage,
  '/subscription': SubscriptionPage,
  '/subscription/cancel': SubscriptionPage,
  '/checkout/:tier': CheckoutPage,
  '/admin/*': AdminPage,
});
