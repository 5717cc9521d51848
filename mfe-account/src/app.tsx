import { lazyRetry } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';

const LoginPage = lazyRetry(() => import('./routes/login-page'));
const RegisterPage = lazyRetry(() => import('./routes/register-page'));
const ForgotPasswordPage = lazyRetry(() => import('./routes/forgot-password-page'));
const ResetPasswordPage = lazyRetry(() => import('./routes/reset-password-page'));
const ProfilePage = lazyRetry(() => import('./routes/profile-page'));
const SettingsPage = lazyRetry(() => import('./routes/settings-page'));
const SubscriptionPage = lazyRetry(() => import('./routes/subscription-page'));
const CheckoutPage = lazyRetry(() => import('./routes/checkout-page'));
const AdminPage = lazyRetry(() => import('./routes/admin-page'));

const App = () => (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/register" element={<RegisterPage />} />
    <Route path="/forgot-password" element={<ForgotPasswordPage />} />
    <Route path="/reset-password" element={<ResetPasswordPage />} />
    <Route path="/profile" element={<ProfilePage />} />
    <Route path="/subscription/success" element={<ProfilePage />} />
    <Route path="/settings" element={<SettingsPage />} />
    <Route path="/subscription" element={<SubscriptionPage />} />
    <Route path="/subscription/cancel" element={<SubscriptionPage />} />
    <Route path="/checkout/:tier" element={<CheckoutPage />} />
    <Route path="/admin" element={<AdminPage />} />
  </Routes>
);

export default App;
