import { expect } from '@playwright/test';
import { newPerson } from '../../../e2e/support/person';
import { panels } from '../open-panels';
import { AN_ADDRESS, A_PASSWORD, email, type FormCase, isClosed, member, on } from './form-case';

const person = newPerson();
const names = { 'First name': person.firstName, 'Last name': person.lastName };

const NAMES = ['First name is required', 'Last name is required', AN_ADDRESS];
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const WELCOME_BACK = ['Welcome back!', 'You have successfully logged in.'];
const terms = /terms/;

/** Forms that create an account or sign in. */
export const entering: FormCase[] = [
  {
    name: 'the login page',
    open: async (page, baseURL) => {
      const typed = await member(page, baseURL);
      return { form: await on(page, '/login', 'Log in'), typed };
    },
    needs: ['Missing information', 'Please enter both email and password.'],
    sends: ['/api/auth/login'],
    lost: ['Login error', UNEXPECTED],
    done: WELCOME_BACK,
  },
  {
    name: 'the register page',
    open: async (page) => ({
      form: await on(page, '/register', 'Create a free account'),
      typed: { ...names, ...email(), Password: person.password },
    }),
    ticked: terms,
    needs: [...NAMES, A_PASSWORD, 'You must accept the terms and conditions'],
    sends: ['/api/auth/register'],
    lost: ['Registration Failed', 'Something went wrong. Please try again.'],
    done: ['Check your email', 'Resend email in'],
  },
  {
    name: 'the login dialog',
    open: async (page, baseURL) => ({ typed: await member(page, baseURL), form: await panels.login(page) }),
    needs: ['Missing information', 'Please enter both email and password.'],
    sends: ['/api/auth/login'],
    lost: ['Login failed', UNEXPECTED],
    done: WELCOME_BACK,
    afterwards: isClosed,
  },
  {
    name: 'the hero’s dialog',
    open: async (page) => ({ form: await panels.signup(page), typed: { ...names, ...email() } }),
    needs: ['Missing Information', 'Please fill in all required fields to continue', ...NAMES],
    sends: ['/api/auth/register', '/api/waitlist'],
    lost: ['Connection Issue', "We couldn't process your request right now. Please try again later."],
    done: ['Welcome to WanderWork!'],
    afterwards: isClosed,
  },
  {
    name: 'the account panel',
    open: async (page) => ({ form: await panels.create(page), typed: { ...names, ...email() } }),
    ticked: terms,
    needs: [...NAMES, 'You must accept the terms and conditions'],
    sends: ['/api/signup'],
    lost: ['Error', 'There was a problem creating your account. Please try again.'],
    done: ['Account created successfully!', 'Please sign in to continue.'],
    afterwards: async (page) => {
      const signIn = page
        .getByRole('dialog', { name: 'Your account' })
        .getByRole('link', { name: 'Sign In' });
      await expect(signIn).toBeVisible();
    },
  },
  {
    name: 'the join panel',
    open: async (page) => ({
      form: await panels.join(page),
      typed: { ...email(), ...names, 'Date of birth': '1990-02-03', 'Current location': 'Porto, Portugal' },
    }),
    ticked: terms,
    needs: [
      AN_ADDRESS,
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter your date of birth',
      'Please enter your current location',
      'You must agree to the terms and conditions',
    ],
    sends: ['/api/auth/register'],
    lost: ['Registration Failed', 'Something went wrong. Please try again.'],
    done: ['Welcome to WanderWork! 🎉', 'Please check your email for a welcome and a confirmation link.'],
    afterwards: isClosed,
  },
];
