#!/usr/bin/python3
"""A window with one web view, which WebKitWebDriver drives. Its console goes to the standard output. WebKit's own MiniBrowser
would drive in a private session, which has no console. WINDOW_HOME: a folder for what is stored; WINDOW_SCRIPT: a file that
runs in each page before its own scripts."""
import os

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

home = os.environ["WINDOW_HOME"]
storage = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(home, "data"), base_cache_directory=os.path.join(home, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(storage)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-US"])

scripts = WebKit2.UserContentManager()
with open(os.environ["WINDOW_SCRIPT"]) as script:
    scripts.add_script(
        WebKit2.UserScript.new(
            script.read(), WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )


def focus(window, view):
    """No window manager gives it the focus."""
    if window.get_window():
        window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return False


def open_view(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    view.get_settings().set_property("enable-write-console-messages-to-stdout", True)
    window = Gtk.Window()
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    GLib.timeout_add(50, focus, window, view)
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
